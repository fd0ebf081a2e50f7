import { failureOf } from '@vizit/client/api/call-failure'
import type { Attempt } from '@vizit/client/sign-in/attempt'
import { useHumanWork } from '@vizit/client/sign-in/human-work-provider'
import { usePassHumanCheck } from '@vizit/client/sign-in/use-sign-in-steps'
import { Button } from '@vizit/ui/button'
import { Stack } from '@vizit/ui/stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../words/words.tsx'

/** Nobody waits longer than this for what was to be quicker than a picture. */
const PATIENCE_MS = 8_000

export type RunsByItselfProps = {
  attempt: Attempt
  /** The check was passed, and this is the attempt from here on. */
  onPassed: (next: Attempt) => Promise<void>
  /** The picture is needed, or was `asked` for; `failure`: why, if there is something to say about it. */
  onPicture: (why: { failure?: unknown; asked?: boolean }) => void
}

/** The rest of the check that was begun while the number was typed. The person may take the picture instead of waiting. */
export function RunsByItself({ attempt, onPassed, onPicture }: RunsByItselfProps) {
  const words = useWords('humanCheck')
  const human = useHumanWork()
  const pass = usePassHumanCheck(useWords('shell').language)

  const late = useRef<ReturnType<typeof setTimeout>>(undefined)

  function takePicture(why: Parameters<typeof onPicture>[0]) {
    human.stop()
    onPicture(why)
  }

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const work = await human.finish()
    if (signal.aborted) return
    if (!work) return takePicture({})
    clearTimeout(late.current)
    const next = await pass.mutateAsync({ attempt, work }).catch((error: unknown) => {
      if (!signal.aborted) takePicture(failureOf(error).code === 'INVALID_CAPTCHA_CODE' ? {} : { failure: error })
      return null
    })
    if (next && !signal.aborted) await onPassed(next)
  })
  const lose = useEffectEvent(() => takePicture({}))
  useEffect(() => {
    const left = new AbortController()
    late.current = setTimeout(() => lose(), PATIENCE_MS)
    void run(left.signal)
    return () => {
      clearTimeout(late.current)
      left.abort()
    }
  }, [])

  return (
    <Stack gap={12}>
      <Button wide waiting={words.checking}>
        {words.next}
      </Button>
      {pass.isPending ? null : (
        <Button kind="second" wide onClick={() => takePicture({ asked: true })}>
          {words.pictureInstead}
        </Button>
      )}
    </Stack>
  )
}
