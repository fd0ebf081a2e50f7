// The pages on which people look for drugs, medical centres and doctors: a line each.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readCentresSearch } from '@vizit/parts/finding/centres-search'
import { readTab } from '@vizit/parts/finding/read-tab'
import type { Frame } from './routes.tsx'

export function findingRoutes(frame: Frame) {
  const getParentRoute = () => frame
  const drugsPlace = createRoute({
    getParentRoute,
    id: 'drugs-place',
    component: lazyRouteComponent(() => import('./drugs/drugs-place.tsx'), 'DrugsPlace')
  })
  // What is looked for stands behind the #: it tells of a person's health.
  const drugs = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/drugs',
    component: lazyRouteComponent(() => import('./drugs/drugs-screen.tsx'), 'DrugsScreen')
  })
  const drug = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/drugs/card',
    component: lazyRouteComponent(() => import('./drugs/drug-screen.tsx'), 'DrugScreen')
  })

  const findingPlace = createRoute({
    getParentRoute,
    id: 'finding-place',
    component: lazyRouteComponent(() => import('./finding/finding-place.tsx'), 'FindingPlace')
  })
  const centres = createRoute({
    getParentRoute: () => findingPlace,
    path: '/centres',
    validateSearch: readCentresSearch,
    component: lazyRouteComponent(() => import('./finding/centres-screen.tsx'), 'CentresScreen')
  })
  const centre = createRoute({
    getParentRoute: () => findingPlace,
    path: '/centre/$centreId',
    validateSearch: readTab,
    component: lazyRouteComponent(() => import('./finding/centre-screen.tsx'), 'CentreScreen')
  })
  const branch = createRoute({
    getParentRoute: () => findingPlace,
    path: '/branch/$branchId',
    component: lazyRouteComponent(() => import('./finding/branch-screen.tsx'), 'BranchScreen')
  })
  const doctor = createRoute({
    getParentRoute: () => findingPlace,
    path: '/doctor/$doctorId',
    validateSearch: readTab,
    component: lazyRouteComponent(() => import('./finding/doctor-screen.tsx'), 'DoctorScreen')
  })

  return [drugsPlace.addChildren([drugs, drug]), findingPlace.addChildren([centres, centre, branch, doctor])] as const
}

/** [1.33] The medicine chest, under the pages of the signed-in. */
export function chestRoutes<P extends AnyRoute>(parent: P) {
  const drugsPlace = createRoute({
    getParentRoute: () => parent,
    id: 'chest-place',
    component: lazyRouteComponent(() => import('./drugs/drugs-place.tsx'), 'DrugsPlace')
  })
  const chest = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/drugs/chest',
    component: lazyRouteComponent(() => import('./drugs/chest-screen.tsx'), 'ChestScreen')
  })
  return [drugsPlace.addChildren([chest])] as const
}

/** What was prescribed at a visit, under the pages of visits. */
export function visitDrugsRoutes<P extends AnyRoute>(parent: P) {
  const drugsPlace = createRoute({
    getParentRoute: () => parent,
    id: 'visit-drugs-place',
    component: lazyRouteComponent(() => import('./drugs/drugs-place.tsx'), 'DrugsPlace')
  })
  const visitDrugs = createRoute({
    getParentRoute: () => drugsPlace,
    path: '/visits/$orderId/drugs',
    component: lazyRouteComponent(() => import('./drugs/visit-drugs-screen.tsx'), 'VisitDrugsScreen')
  })
  return [drugsPlace.addChildren([visitDrugs])] as const
}
