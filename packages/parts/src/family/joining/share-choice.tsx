import { useShareable } from '@vizit/client/family/use-family-code'
import { inOrder } from '@vizit/client/people/in-order'
import { Card } from '@vizit/ui/card'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'

/** [7.64] Whom the relative may book for from the first moment: oneself, each child. Nothing is ticked beforehand. */
export function ShareChoice({ chosen, onChange }: { chosen: string[]; onChange: (profileIds: string[]) => void }) {
  const words = useWords('family')
  const profiles = useShareable().data ?? []
  return (
    <Card title={words.shareWhat}>
      <p className={styles.quiet}>{words.shareWhatNote}</p>
      {profiles.map(({ profileId, name, relKind }) => (
        <CheckboxRow
          key={profileId}
          name={profileId}
          checked={chosen.includes(profileId)}
          onChange={ticked => onChange(ticked ? [...chosen, profileId] : chosen.filter(one => one !== profileId))}
        >
          {relKind === 'ME' ? words.shareMe : inOrder(name)}
        </CheckboxRow>
      ))}
    </Card>
  )
}
