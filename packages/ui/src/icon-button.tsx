import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { BareLink, type LinkAsProps } from './page/link-provider.tsx'

type Appearance = {
  /** The accessible name; say what pressing does. */
  label: string
  icon: ReactNode
  /** `tile` stands on the page as a small card; `plain` stands inside a card. */
  kind?: 'tile' | 'plain'
}

export type IconButtonProps = Appearance &
  (
    | ({ href?: undefined /** For a toggle such as a favourite: fills the icon with the accent. */; pressed?: boolean } & Omit<
        ComponentPropsWithRef<'button'>,
        keyof Appearance | 'children'
      >)
    | ({ href: string; pressed?: undefined } & Omit<LinkAsProps, keyof Appearance | 'href' | 'children'>)
  )

/** A button of one icon, 44 x 44 at least, always named. */
export function IconButton({ label, icon, kind = 'tile', pressed, className, ...rest }: IconButtonProps) {
  const classes = classNames(styles.button, styles[kind], className)
  if (rest.href !== undefined) {
    return (
      <BareLink {...rest} className={classes} aria-label={label}>
        {icon}
      </BareLink>
    )
  }
  const { href: _, ...button } = rest
  return (
    <button type="button" {...button} className={classes} aria-label={label} aria-pressed={pressed}>
      {icon}
    </button>
  )
}
