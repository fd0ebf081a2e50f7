import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = {
  /** Heading of the card. */
  title?: ReactNode
  titleLevel?: 2 | 3
  as?: 'div' | 'section' | 'article'
  /** No padding, when rows bring their own. */
  bare?: boolean
  children: ReactNode
} & Omit<ComponentPropsWithRef<'div'>, 'title'>

/** A white sheet with padding 16 on a phone, 20 on a desk. */
export function Card({ title, titleLevel = 2, as: Tag = 'div', bare, children, className, ...rest }: CardProps) {
  const Title = `h${titleLevel}` as const
  return (
    <Tag {...rest} className={classNames(styles.card, bare && styles.bare, className)}>
      {title ? <Title className={styles.title}>{title}</Title> : null}
      {children}
    </Tag>
  )
}
