import { type Failure, failureOf, valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { workOutProof } from '@vizit/client/sign-in/work-out-proof'
import { beginSiteCheck, siteCheckPicture, siteCheckProof } from '@vizit/contract/public-booking'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Captcha = {
  /** Address of the picture, while there is one. */
  picture: string | undefined
  failure: Failure | null
  /** Without the picture: the browser works instead of the eyes. */
  proof: 'none' | 'working' | 'done' | 'failed'
  /** A picture of the same check; the one before is void. */
  draw: () => void
  prove: () => void
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
  const [proof, setProof] = useState<{ kind: Captcha['proof']; text: string }>({ kind: 'none', text: '' })

  async function draw(isNew: boolean) {
    work.current?.abort()
    const controller = new AbortController()
    work.current = controller
    setFailure(null)
    setPicture(undefined)
    setProof({ kind: 'none', text: '' })
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

  async function prove() {
    const controller = work.current ?? new AbortController()
    setProof({ kind: 'working', text: '' })
    try {
      const { signal } = controller
      const { challenge } = valueOf(await call(siteCheckProof, { provider, id: check.current }, { signal }))
      const text = await workOutProof(challenge, controller)
      if (!signal.aborted) setProof({ kind: 'done', text })
    } catch {
      if (!controller.signal.aborted) setProof({ kind: 'failed', text: '' })
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
    proof: proof.kind,
    draw: () => void draw(false),
    prove: () => void prove(),
    valueOf: digits => {
      const answer = proof.text || digits
      return answer && check.current ? writeCaptcha(check.current, answer) : ''
    }
  }
}
