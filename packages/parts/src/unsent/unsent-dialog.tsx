import { useOnline } from '@vizit/client/api/use-online'
import { showMoment } from '@vizit/client/days/show-day'
import type { Unsent } from '@vizit/client/unsent/unsent'
import { useUnsentStore } from '@vizit/client/unsent/unsent-provider'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { useFailureWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './unsent.module.css'
import { unsentLine, untilLine } from './unsent-lines.ts'

/** Each thing that was not sent: what it is, why it waits or will not be sent, and how to be rid of it. */
export function UnsentDialog({ all, onClose }: { all: readonly Unsent[]; onClose: () => void }) {
  const words = useWords('unsent')
  const store = useUnsentStore()
  const isOnline = useOnline()
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={words.titleText}
      closeLabel={words.close}
      actions={
        isOnline && all.some(({ ended }) => !ended) ? (
          <Button wide kind="second" onClick={() => void store?.send()}>
            {words.now}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.list}>
        {all.map(one => (
          <li key={one.id} className={styles.one}>
            <One one={one} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function One({ one }: { one: Unsent }) {
  const words = useWords('unsent')
  const tell = useFailureWords()
  const store = useUnsentStore()
  const what = unsentLine(words, one)
  const { ended } = one
  const refusal = ended?.kind === 'refused' ? tell(ended.failure) : undefined
  return (
    <>
      <p className={styles.what}>{what}</p>
      {ended?.kind === 'too-late' ? <p>{words.tooLate}</p> : null}
      {ended?.kind === 'moved' ? <p>{words.moved(showMoment(ended.to))}</p> : null}
      {refusal ? <p>{words.refused(refusal.title, refusal.text)}</p> : null}
      {one.kind === 'cancelling' ? (
        ended ? (
          <RegistryPhones phones={one.about.branchPhones} place={one.about.branchName} />
        ) : (
          <p>{untilLine(words, one.about.startDate)}</p>
        )
      ) : null}
      <Button
        kind="second"
        size="small"
        aria-label={ended ? words.understoodLabel(what) : words.forgetLabel(what)}
        onClick={() => void store?.drop(one.id)}
      >
        {ended ? words.understood : words.forget}
      </Button>
    </>
  )
}
