import { useClock, useNow } from '@vizit/client/api/clock'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../words/words.tsx'

type NewNumberProps = {
  /** How long the registration is put off, in milliseconds. */
  delayMs: number
  onRegister: () => void
}

/** [4.07] [9.26] The code was right and nobody has this number: an account is made after ten seconds, in which the number can still be changed. */
export function NewNumber({ delayMs, onRegister }: NewNumberProps) {
  const words = useWords('registration')
  const clock = useClock()
  const now = useNow(250)
  const [until] = useState(() => clock().getTime() + delayMs)
  const register = useEffectEvent(onRegister)
  useEffect(() => {
    const timer = setTimeout(() => register(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <Banner
      kind="info"
      title={words.title}
      action={
        <Button kind="outline" size="small" onClick={onRegister}>
          {words.now}
        </Button>
      }
    >
      {words.text(Math.max(1, Math.ceil((until - now.getTime()) / 1000)))}
    </Banner>
  )
}
