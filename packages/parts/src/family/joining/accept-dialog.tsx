import { failureOf } from '@vizit/client/api/call-failure'
import { type IncomingRequest, useConfirmRequest } from '@vizit/client/family/use-family-requests'
import { allows } from '@vizit/rules/access'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useId, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { type Kin, KinshipChoice, kinInput } from '../kinship-choice.tsx'
import styles from './accept-dialog.module.css'

/** The last word of the one who showed the code: who it is, as what, and what it opens. */
export function AcceptDialog({ request, onClose }: { request: IncomingRequest | null; onClose: () => void }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const { say } = useToasts()
  const ways = useWays()
  const confirm = useConfirmRequest()
  const opensId = useId()
  const [kin, setKin] = useState<Kin>('OTHER')
  const [shown, setShown] = useState(request)
  if (request && request !== shown) setShown(request)

  function close() {
    confirm.reset()
    setKin('OTHER')
    onClose()
  }

  async function accept() {
    if (!shown) return
    const { requestId, as, opens } = shown
    const done = await confirm.mutateAsync({ requestId, ...(as === 'RELATIVE' && kin !== 'SPOUSE' && kinInput(kin)) }).catch(() => null)
    if (!done) return
    const booked = opens.filter(({ level }) => allows(level, 'BOOK_VISITS')).map(({ name }) => name)
    say(words.accepted(shown.name, booked.join(', ')))
    close()
    // Where the code stood there is nothing more to do.
    await ways.go(addresses.family(), { replace: true })
  }

  const failure = confirm.isError ? failureOf(confirm.error) : null
  const said = failure ? tell(confirm.error) : null
  const own = failure?.facts.reason === 'NO_SUCH_CHILD' ? words.acceptNoChild : failure?.code === 'PERSON_EXISTS' ? words.adultExists : null
  const error = own ?? (said && `${said.title}. ${said.text}`)
  return (
    <ConfirmDialog
      open={request !== null}
      title={shown ? words.acceptTitle(shown.name) : ''}
      text={`${shown?.phone ?? ''}. ${words.acceptUnknown} ${shown?.as === 'SPOUSE' ? words.acceptSpouse : words.acceptRelative}`}
      confirm={{ label: words.accept, onPress: () => void accept(), waiting: confirm.isPending ? words.accepting : undefined }}
      back={{ label: words.cancel, onPress: close }}
      error={error ?? undefined}
    >
      {shown && shown.opens.length > 0 ? (
        <div className={styles.opens}>
          <p id={opensId}>{words.acceptOpens}</p>
          <ul aria-labelledby={opensId}>
            {shown.opens.map(({ profileId, name, level }) => (
              <li key={profileId}>{words.acceptOpened(name, words.acceptLevels[level])}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {shown?.as === 'RELATIVE' ? <KinshipChoice value={kin} onChange={setKin} sex={shown.sex} /> : null}
    </ConfirmDialog>
  )
}
