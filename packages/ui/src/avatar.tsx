import styles from './avatar.module.css'
import { avatarColour, initials } from './avatar-appearance.ts'
import { classNames } from './class-names.ts'

export type AvatarProps = {
  /** The person's id: it alone decides the colour. */
  id: string
  /** Two words whose first letters are shown, in the order wanted. */
  text: string
  size?: 36 | 48 | 64 | 88
  /** Address of a square photo; the initials stand until there is one. */
  photo?: string | undefined
  className?: string | undefined
}

/** A photo, or initials on one of seven colours [9.51]. Hidden from a screen reader: the name always stands beside. */
export function Avatar({ id, text, size = 48, photo, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[avatarColour(id)], styles[`side${size}`], className)} aria-hidden="true">
      {photo ? <img className={styles.photo} src={photo} alt="" /> : initials(text)}
    </span>
  )
}
