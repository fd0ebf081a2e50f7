import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { BareLink } from '../page/link-provider.tsx'
import styles from './choice-card.module.css'

/** With `href`, `onPress` is what is done as it leads there. */
export type ChoiceActionProps = { title: ReactNode; icon?: ReactNode } & (
  | { href: string; onPress?: (() => void) | undefined }
  | { href?: undefined; onPress: () => void }
)

/** The last card of a choice that is not a choice but a way to add one. */
export function ChoiceAction({ title, icon = <Plus size={22} strokeWidth={1.9} aria-hidden="true" />, href, onPress }: ChoiceActionProps) {
  const inside = (
    <>
      <span className={styles.actionIcon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
      </span>
    </>
  )
  const classes = classNames(styles.card, styles.action)
  return href === undefined ? (
    <button type="button" className={classes} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <BareLink href={href} className={classes} onClick={onPress}>
      {inside}
    </BareLink>
  )
}
