import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react'

/** What a router's link must take: a plain anchor's properties with a required `href`. */
export type LinkAsProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkContext = createContext<ComponentType<LinkAsProps> | 'a'>('a')

/**
 * The one way to give all links of this package to a client-side router. Without it every link is a plain `<a>`.
 * `as` must be a stable component: `const RouterLink = ({ href, ...rest }: LinkAsProps) => <Link to={href} {...rest} />`.
 */
export function LinkProvider({ as, children }: { as: ComponentType<LinkAsProps>; children: ReactNode }) {
  return <LinkContext value={as}>{children}</LinkContext>
}

/** An anchor without an appearance of its own that goes through the router given to `LinkProvider`. Addresses with a scheme stay plain anchors. */
export function BareLink(props: LinkAsProps) {
  const Routed = use(LinkContext)
  const Anchor = /^[a-z][a-z0-9+.-]*:|^\/\/|^#/i.test(props.href) || props.download !== undefined ? 'a' : Routed
  return <Anchor {...props} />
}
