import type { Route } from '../http/route.ts'

export const profileRoutes: Route[] = []
