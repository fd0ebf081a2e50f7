// The pages on which anybody looks for drugs, medical centres and doctors: a line each.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Frame } from '../routes.tsx'
import { readCentresSearch } from './centres-search.ts'

/** The reviews instead of the facts. */
const withTab = ({ tab }: Record<string, unknown>): { tab?: 'reviews' } => (tab === 'reviews' ? { tab } : {})

export function findingRoutes(frame: Frame) {
  const getParentRoute = () => frame
  const drugsPlace = createRoute({
    getParentRoute,
    id: 'drugs-place',
    component: lazyRouteComponent(() => import('../drugs/drugs-place.tsx'), 'DrugsPlace')
  })
  // What is looked for stands behind the #: it tells of a person's health.
  const drugs = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/drugs',
    component: lazyRouteComponent(() => import('../drugs/drugs-screen.tsx'), 'DrugsScreen')
  })
  const drug = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/drugs/card',
    component: lazyRouteComponent(() => import('../drugs/drug-screen.tsx'), 'DrugScreen')
  })

  const findingPlace = createRoute({
    getParentRoute,
    id: 'finding-place',
    component: lazyRouteComponent(() => import('./finding-place.tsx'), 'FindingPlace')
  })
  const centres = createRoute({
    getParentRoute: () => findingPlace,
    path: '/centres',
    validateSearch: readCentresSearch,
    component: lazyRouteComponent(() => import('./centres-screen.tsx'), 'CentresScreen')
  })
  const centre = createRoute({
    getParentRoute: () => findingPlace,
    path: '/centre/$centreId',
    validateSearch: withTab,
    component: lazyRouteComponent(() => import('./centre-screen.tsx'), 'CentreScreen')
  })
  const branch = createRoute({
    getParentRoute: () => findingPlace,
    path: '/branch/$branchId',
    component: lazyRouteComponent(() => import('./branch-screen.tsx'), 'BranchScreen')
  })
  const doctor = createRoute({
    getParentRoute: () => findingPlace,
    path: '/doctor/$doctorId',
    validateSearch: withTab,
    component: lazyRouteComponent(() => import('./doctor-screen.tsx'), 'DoctorScreen')
  })

  return [drugsPlace.addChildren([drugs, drug]), findingPlace.addChildren([centres, centre, branch, doctor])] as const
}
