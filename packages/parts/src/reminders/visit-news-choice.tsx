import { useChooseVisitNews } from '@vizit/client/reminders/use-reminders'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { Section } from '@vizit/ui/page/section'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './reminders.module.css'

/** Whether one is told of what is booked, moved and cancelled. What a clinic does to a visit is told always. */
export function VisitNewsChoice({ isOn }: { isOn: boolean }) {
  const words = useWords('reminders')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const choose = useChooseVisitNews()
  return (
    <Section title={words.visitNews}>
      <Card>
        <CheckboxRow
          checked={choose.isPending ? choose.variables : isOn}
          onChange={on => choose.mutate(on, { onSuccess: () => say(words.saved) })}
        >
          {words.visitNewsRow}
        </CheckboxRow>
        <p className={styles.note}>{words.visitNewsNote}</p>
        {choose.isError ? <RefusalBanner title={words.notSaved} text={tell(choose.error).text} /> : null}
      </Card>
    </Section>
  )
}
