import { useClock, useNow } from '@vizit/client/api/clock'
import type { LockedVault } from '@vizit/client/documents/locked-vault'
import { PasskeyTrouble } from '@vizit/client/documents/passkey-trouble'
import type { Vault } from '@vizit/client/documents/vault'
import { LOCK_CODE_DIGITS } from '@vizit/rules/documents'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CodeField } from '@vizit/ui/fields/code-field'
import { Stack } from '@vizit/ui/stack'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { RemoveAll } from './remove-all.tsx'

const A_SECOND = 1_000

/** Before the documents: a code of one's own, or the passkey that keeps their key. */
export function LockScreen({ locked, onOpen }: { locked: LockedVault; onOpen: (vault: Vault) => void }) {
  const words = useWords('documents')
  const addresses = useAddresses()
  const back = useWayBack(addresses.above.own())
  const clock = useClock()
  const now = useNow(A_SECOND).getTime()
  const [code, setCode] = useState('')
  const [isOpening, setOpening] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState(0)
  const [fault, setFault] = useState<string>()
  const seconds = Math.ceil((waitsUntil - now) / A_SECOND)
  const waiting = seconds > 0 ? words.wait(seconds) : undefined

  async function open(typed?: string) {
    setOpening(true)
    setFault(undefined)
    try {
      const answer = await locked.open(clock().getTime(), typed)
      setCode('')
      if (answer.kind === 'open') onOpen(answer.vault)
      else if (answer.kind === 'wait') setWaitsUntil(answer.until)
      else setFault(locked.lock === 'code' ? words.wrongCode : words.wrongPasskey)
    } catch (error) {
      const isBare = error instanceof PasskeyTrouble && error.kind === 'no-secret'
      setFault(isBare ? words.wrongPasskey : words.passkeyCancelled)
    }
    setOpening(false)
  }

  return (
    <Screen title={words.locked} note={words.onlyHere} back={back}>
      <Card>
        <Stack gap={16}>
          {locked.lock === 'code' ? (
            <CodeField
              label={words.enterCode}
              value={code}
              length={LOCK_CODE_DIGITS}
              autoComplete="off"
              disabled={isOpening || waiting !== undefined}
              error={waiting ?? fault}
              onChange={setCode}
              onComplete={typed => void open(typed)}
            />
          ) : (
            <>
              {fault ? (
                <Banner kind="danger" live>
                  {fault}
                </Banner>
              ) : null}
              <Button
                wide
                icon={<Fingerprint aria-hidden="true" />}
                waiting={isOpening ? words.opening : undefined}
                onClick={() => void open()}
              >
                {words.openByPasskey}
              </Button>
            </>
          )}
          <RemoveAll locked={locked} isShut />
        </Stack>
      </Card>
    </Screen>
  )
}
