import { type Failure, failureOf, valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { workOutHumanCheck } from '@vizit/client/human-work/work-out-human-check'
import { beginSiteCheck, siteCheckChallenge, siteCheckPicture } from '@vizit/contract/public-booking'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Captcha = {
  /** Address of the picture, while there is one. */
  picture: string | undefined
  failure: Failure | null
  /** `by-itself`: the browser works unasked, and nothing is shown. The others: instead of the picture, for whoever does not see it. */
  challenge: 'by-itself' | 'none' | 'working' | 'done' | 'failed'
  /** A picture of the same check; the one before is void. */
  draw: () => void
  solve: () => void
  /** [3.85] The value that travels, once the work under way is done; '' where nothing is solved. */
  valueOf: (digits: string) => Promise<string>
}

/**
 * Begins a human check, anew for each `round`. In the first one the browser does a proof of work by itself; where that is not wanted, not possible or was
 * refused, a picture is drawn.
 */
export function useCaptcha(provider: string, round: number): Captcha {
  const call = useCall()
  const check = useRef('')
  const work = useRef<AbortController>(null)
  const ownWork = useRef<Promise<string>>(Promise.resolve(''))
  const [picture, setPicture] = useState<string>()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [challenge, setChallenge] = useState<{ kind: Captcha['challenge']; text: string }>({ kind: 'by-itself', text: '' })

  function renew(): AbortController {
    work.current?.abort()
    work.current = new AbortController()
    return work.current
  }

  /** Gives the solution; '' when the picture is drawn instead. */
  async function workByItself(): Promise<string> {
    const controller = renew()
    const { signal } = controller
    setChallenge({ kind: 'by-itself', text: '' })
    try {
      const begun = valueOf(await call(beginSiteCheck, { provider }, { signal }))
      check.current = begun.id
      if (begun.challenge !== null) return await workOutHumanCheck(begun.challenge, controller)
    } catch {
      // The picture is there for whoever's browser cannot do it.
    }
    if (!signal.aborted) void draw(false)
    return ''
  }

  async function draw(isNew: boolean) {
    const controller = renew()
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

  const begin = useEffectEvent(() => {
    if (round > 0) void draw(true)
    else ownWork.current = workByItself()
  })
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
    valueOf: async digits => {
      const answer = challenge.kind === 'by-itself' ? await ownWork.current : challenge.text || digits
      return answer && check.current ? writeCaptcha(check.current, answer) : ''
    }
  }
}
