import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useWords } from '../../words/words.tsx'
import styles from './first-visit.module.css'

/** [R60] How a parent allows a grandparent to book, step by step. What is typed in the form stays. */
export function GrandchildDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('family')
  return (
    <Dialog open={open} onClose={onClose} title={words.grandTitle} text={words.grandText} closeLabel={words.close}>
      <ol className={styles.steps}>
        {words.grandSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  )
}
