import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useAddresses } from '../../addresses/addresses.ts'
import { GrandLetter } from '../../passing-on/grand-letter.tsx'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'

/** [R60] How a parent gives a grandparent the right, step by step, with a letter to send to the parent. `from`: what is being booked, which goes on once the code has let one in. */
export function GrandchildWay({ from, onGuardian }: { from: string | undefined; onGuardian: () => void }) {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <>
      <Card title={words.grandTitle} className={styles.way}>
        <p>{words.grandText}</p>
        <ol className={styles.steps}>
          {words.grandSteps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <GrandLetter />
      </Card>
      <Button wide href={addresses.enterCode({ from })}>
        {words.grandHaveCode}
      </Button>
      <Button kind="ghost" wide onClick={onGuardian}>
        {words.grandGuardian}
      </Button>
    </>
  )
}
