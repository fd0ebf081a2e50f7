import type { Relative } from '@vizit/contract/family'
import { BareLink } from '@vizit/ui/page/link-provider'
import type { MouseEvent, ReactNode } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'

/** [2.49] What the rights screen is given, so that it has something to show at once. */
export type RightsState = { grantLevel: string; id: string; name: string }

declare module '../../ways/ways.ts' {
  interface WayState {
    rights?: RightsState
  }
}

/** A link to the rights of a relative. A plain press carries the state along; opened otherwise the screen loads it by id. */
export function RightsLink({
  member,
  children,
  ...rest
}: {
  member: Relative
  children: ReactNode
  className?: string
  'aria-label'?: string
}) {
  const addresses = useAddresses()
  const ways = useWays()
  const { profileId, grantLevel, name } = member
  const href = addresses.access(profileId)

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || grantLevel === null) return
    event.preventDefault()
    void ways.go(href, { state: { rights: { grantLevel, id: profileId, name } } })
  }

  return (
    <BareLink {...rest} href={href} onClick={open}>
      {children}
    </BareLink>
  )
}
