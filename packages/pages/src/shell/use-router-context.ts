import { useRouter } from '@tanstack/react-router'
import type { RouterContext } from './guard.ts'

/** What the face gives its pages beside their address. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context
}
