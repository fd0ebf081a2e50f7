import { type Failure, failureOf, valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { workOutHumanCheck } from '@vizit/client/sign-in/work-out-human-check'
import { beginSiteCheck, siteCheckChallenge, siteCheckPicture } from '@vizit/contract/public-booking'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Captcha = {
  /** Address of the picture, while there is one. */
  picture: string | undefined
  failure: Failure | null
  /** Without the picture: the browser works instead of the eyes. */
  challenge: 'none' | 'working' | 'done' | 'failed'
  /** A picture of the same check; the one before is void. */
  draw: () => void
  solve: () => void
  /** [3.85] The value that travels; '' while nothing is solved. */
  valueOf: (digits: string) => string
}

/** Begins a human check and draws its picture, anew for each `round`. */
export function useCaptcha(provider: string, round: number): Captcha {
  const call = useCall()
  const check = useRef('')
  const work = useRef<AbortController>(null)
  const [picture, setPicture] = useState<string>()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [challenge, setChallenge] = useState<{ kind: Captcha['challenge']; text: string }>({ kind: 'none', text: '' })

  async function draw(isNew: boolean) {
    work.current?.abort()
    const controller = new AbortController()
    work.current = controller
    setFailure(null)
    setPicture(undefined)
    setChallenge({ kind: 'none', text: '' })
    try {
      const { signal } = controller
      if (isNew || check.current === '') check.current = valueOf(await call(beginSiteCheck, { provider }, { signal })).id
      const drawn = valueOf(await call(siteCheckPicture, { provider, id: check.current }, { signal })) as Blob
      if (!signal.aborted) setPicture(URL.createObjectURL(drawn))
    } catch (error) {
      // A check that has ended is begun anew with the next picture.
      check.current = ''
      if (!controller.signal.aborted) setFailure(failureOf(error))
    }
  }

  async function solve() {
    const controller = work.current ?? new AbortController()
    setChallenge({ kind: 'working', text: '' })
    try {
      const { signal } = controller
      const { challenge: asked } = valueOf(await call(siteCheckChallenge, { provider, id: check.current }, { signal }))
      const text = await workOutHumanCheck(asked, controller)
      if (!signal.aborted) setChallenge({ kind: 'done', text })
    } catch {
      if (!controller.signal.aborted) setChallenge({ kind: 'failed', text: '' })
    }
  }

  const begin = useEffectEvent(() => void draw(true))
  useEffect(() => {
    begin()
    return () => work.current?.abort()
  }, [round])
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
    return undefined
  }, [picture])

  return {
    picture,
    failure,
    challenge: challenge.kind,
    draw: () => void draw(false),
    solve: () => void solve(),
    valueOf: digits => {
      const answer = challenge.text || digits
      return answer && check.current ? writeCaptcha(check.current, answer) : ''
    }
  }
}
