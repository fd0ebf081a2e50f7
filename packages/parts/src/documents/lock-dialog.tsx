import type { LockedVault } from '@vizit/client/documents/locked-vault'
import { hasPasskeys } from '@vizit/client/documents/passkey-secret'
import { PasskeyTrouble } from '@vizit/client/documents/passkey-trouble'
import { LOCK_CODE_DIGITS } from '@vizit/rules/documents'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CodeField } from '@vizit/ui/fields/code-field'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './documents.module.css'
import { useOpenVault } from './open-vault.ts'

/** Which lock the documents have: none, a code of one's own, or a passkey. */
export function LockDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('documents')
  const { locked, onLock } = useOpenVault()
  const { say } = useToasts()
  const [isTyping, setTyping] = useState(false)
  const [fault, setFault] = useState<string>()

  async function lockBy(lock: Parameters<LockedVault['lockBy']>[0]) {
    setFault(undefined)
    try {
      onLock(await locked.lockBy(lock))
      say(lock.by === 'none' ? words.lockTaken : words.lockSet)
      onClose()
    } catch (error) {
      const trouble = error instanceof PasskeyTrouble ? error.kind : undefined
      setFault(trouble === 'no-secret' ? words.passkeyWithoutSecret : trouble ? words.passkeyCancelled : words.notSaved)
    }
  }

  return (
    <Dialog open onClose={onClose} title={words.lock} text={words.lockText} closeLabel={words.close}>
      <Stack gap={12}>
        {fault ? (
          <Banner kind="danger" live>
            {fault}
          </Banner>
        ) : null}
        {isTyping ? (
          <NewCode onCode={code => void lockBy({ by: 'code', code })} />
        ) : (
          <>
            <Button kind="outline" wide onClick={() => setTyping(true)}>
              {words.lockByCode}
            </Button>
            <p className={styles.small}>{words.lockByCodeText(LOCK_CODE_DIGITS)}</p>
            {hasPasskeys() ? (
              <>
                <Button kind="outline" wide onClick={() => void lockBy({ by: 'passkey' })}>
                  {words.lockByPasskey}
                </Button>
                <p className={styles.small}>{words.lockByPasskeyText}</p>
              </>
            ) : null}
            {locked.lock === 'none' ? null : (
              <Button kind="ghost" wide onClick={() => void lockBy({ by: 'none' })}>
                {words.noLock}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** Typed twice. */
function NewCode({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords('documents')
  const [first, setFirst] = useState<string>()
  const [typed, setTyped] = useState('')
  const [differed, setDiffered] = useState(false)

  function take(code: string) {
    setTyped('')
    setDiffered(first !== undefined && first !== code)
    if (first === code) onCode(code)
    else setFirst(first === undefined ? code : undefined)
  }

  return (
    <CodeField
      label={first === undefined ? words.typeCode : words.repeatCode}
      value={typed}
      length={LOCK_CODE_DIGITS}
      autoComplete="off"
      error={differed ? words.notTheSame : undefined}
      onChange={setTyped}
      onComplete={take}
    />
  )
}
