import { chooseTextSize, TEXT_SIZES, textSize } from '@vizit/client/session/text-size'
import { Card } from '@vizit/ui/card'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'

/** How large the letters are on this device. Chosen, it is seen at once. */
export function TextSizeChoice() {
  const words = useWords('profile')
  const [size, setSize] = useState(textSize)
  return (
    <Card>
      <ChoiceGroup
        legend={words.textSize}
        value={size}
        onChange={chosen => {
          const next = TEXT_SIZES.find(one => one === chosen) ?? '100'
          chooseTextSize(next)
          setSize(next)
        }}
      >
        {TEXT_SIZES.map(one => (
          <ChoiceCard key={one} value={one} title={words.textSizes[one]} />
        ))}
      </ChoiceGroup>
    </Card>
  )
}
