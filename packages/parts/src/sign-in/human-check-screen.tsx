import type { Attempt } from '@vizit/client/sign-in/attempt'
import { useAttempt } from '@vizit/client/sign-in/use-attempt'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { WindowTitle } from '../frame/window-title.tsx'
import { Onward } from '../ways/onward.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChangeNumber } from './change-number.tsx'
import { PictureCheck } from './picture-check.tsx'
import { RunsByItself, type RunsByItselfProps } from './runs-by-itself.tsx'
import styles from './sign-in-parts.module.css'

/** [2.08] [4.02] The human check: first it runs by itself, and where that is not enough there are digits on a picture. */
export function HumanCheckScreen({ from }: { from: string | undefined }) {
  const addresses = useAddresses()
  const { attempt, keep } = useAttempt()
  if (!attempt) return <Onward href={addresses.signInStep('phone', from)} />
  if (attempt.step === 'code') return <Onward href={addresses.signInStep('code', from)} />
  return <HumanCheck attempt={attempt} keep={keep} from={from} />
}

function HumanCheck({ attempt, keep, from }: { attempt: Attempt; keep: (attempt: Attempt) => void; from: string | undefined }) {
  const words = useWords('humanCheck')
  const addresses = useAddresses()
  const ways = useWays()
  const [picture, setPicture] = useState<Parameters<RunsByItselfProps['onPicture']>[0]>()

  async function goOn(next: Attempt) {
    keep(next)
    await ways.go(addresses.signInStep('code', from), { replace: true })
  }

  return (
    <>
      <WindowTitle title={words.title} />
      <Stack gap={20}>
        <ChangeNumber from={from} />
        <Stack gap={8}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className={styles.lead}>{picture ? words.lead : words.byItself}</p>
        </Stack>
        {picture ? (
          <PictureCheck attempt={attempt} onPassed={goOn} failure={picture.failure} from={from} focus={picture.asked === true} />
        ) : (
          <RunsByItself attempt={attempt} onPassed={goOn} onPicture={setPicture} />
        )}
      </Stack>
    </>
  )
}
