import { Shell, type ShellProps } from '@vizit/pages/shell/shell.tsx'
import { useSupportPage } from '@vizit/parts/support/use-support.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Link } from '@vizit/ui/page/link'
import { useNavItems } from './nav-items.tsx'

/** The frame of the cabinet. Knows no router: the server draws it too (0071). */
export function CabinetShell(props: Omit<ShellProps, 'places' | 'help'>) {
  return <Shell places={useNavItems()} help={<Help />} {...props} />
}

/** By itself: where one is changes with each step, and all else of the frame does not. */
function Help() {
  const { help } = useWords('shell')
  return (
    <Link standalone href={useSupportPage()}>
      {help}
    </Link>
  )
}
