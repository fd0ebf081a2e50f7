import { Shell, type ShellProps } from '@vizit/pages/shell/shell.tsx'
import { useNavItems } from './nav-items.tsx'

/** The frame of the cabinet. Knows no router: the server draws it too (0071). */
export function CabinetShell(props: Omit<ShellProps, 'places'>) {
  return <Shell places={useNavItems()} {...props} />
}
