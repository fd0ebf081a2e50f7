import styles from './avatar.module.css'
import { avatarColour, initials } from './avatar-look.ts'
import { classNames } from './class-names.ts'

export type AvatarProps = {
  /** The person's id: it alone decides the colour. */
  id: string
  /** Two words whose first letters are shown, in the order wanted. */
  text: string
  size?: 36 | 48 | 64 | 88
  className?: string | undefined
}

/** Initials on one of seven colours. Hidden from a screen reader: the name always stands beside. */
export function Avatar({ id, text, size = 48, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[avatarColour(id)], styles[`side${size}`], className)} aria-hidden="true">
      {initials(text)}
    </span>
  )
}
