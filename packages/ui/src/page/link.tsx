import { classNames } from '../class-names.ts'
import styles from './link.module.css'
import { BareLink, type LinkAsProps } from './link-provider.tsx'

/** A link inside a text. `standalone` gives it a 44 px target where it stands on a line of its own. */
export function Link({ standalone, className, ...rest }: LinkAsProps & { standalone?: boolean }) {
  return <BareLink {...rest} className={classNames(styles.link, standalone && styles.standalone, className)} />
}
