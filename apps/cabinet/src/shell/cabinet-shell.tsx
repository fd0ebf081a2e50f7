import { Shell, type ShellProps } from '@vizit/pages/shell/shell.tsx'
import { useSupportPage } from '@vizit/parts/support/use-support.tsx'
import { usePath } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Link } from '@vizit/ui/page/link'
import { useNavItems } from './nav-items.tsx'

/** The frame of the cabinet. Knows no router: the server draws it too (0071). */
export function CabinetShell(props: Omit<ShellProps, 'places' | 'help'>) {
  return <Shell places={useNavItems()} help={<Help />} {...props} />
}

/** By itself: where one is changes with each step, and all else of the frame does not. None where it leads to. */
function Help() {
  const { help } = useWords('shell')
  const page = useSupportPage()
  return page.startsWith(`${usePath()}?`) ? null : (
    <Link standalone href={page}>
      {help}
    </Link>
  )
}
