import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { BareLink, type LinkAsProps } from './page/link-provider.tsx'

export type ButtonKind = 'main' | 'second' | 'outline' | 'ghost' | 'danger' | 'danger-text'

type Appearance = {
  /** One `main` per screen; `danger` only as the answer inside a dialog, elsewhere `danger-text`. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  /** As wide as its parent. */
  wide?: boolean
  /** Ghost and danger-text only: the text lines up with what stands above it. */
  flush?: boolean
  /** A lucide icon element before the label. */
  icon?: ReactNode
  children: ReactNode
}

export type ButtonProps = Appearance &
  (
    | ({
        href?: undefined /** Why the button waits. Replaces the label; the button keeps focus but does nothing. */
        waiting?: string | undefined
      } & Omit<ComponentPropsWithRef<'button'>, keyof Appearance>)
    | ({ href: string; waiting?: undefined } & Omit<LinkAsProps, keyof Appearance | 'href'>)
  )

/** A button, or with `href` a link that looks like one. */
export function Button({ kind = 'main', size = 'normal', wide, flush, icon, children, className, ...rest }: ButtonProps) {
  const classes = classNames(
    styles.button,
    styles[kind],
    size === 'small' && styles.small,
    wide && styles.wide,
    flush && styles.flush,
    className
  )
  if (rest.href !== undefined) {
    const { waiting: _, ...link } = rest
    return (
      <BareLink {...link} className={classes} data-filled={kind === 'main' || undefined}>
        {icon}
        <span>{children}</span>
      </BareLink>
    )
  }
  const { waiting, href: _, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      className={classes}
      aria-disabled={waiting ? true : button['aria-disabled']}
      onClick={waiting ? event => event.preventDefault() : button.onClick}
    >
      {!waiting && icon}
      <span>{waiting ?? children}</span>
    </button>
  )
}
