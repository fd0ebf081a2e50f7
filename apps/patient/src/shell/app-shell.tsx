import { Shell, type ShellProps } from '@vizit/pages/shell/shell.tsx'
import { useAppPlaces } from './app-places.tsx'

/** The frame of the app. */
export function AppShell(props: Omit<ShellProps, 'places'>) {
  return <Shell places={useAppPlaces()} hasLanguages {...props} />
}
