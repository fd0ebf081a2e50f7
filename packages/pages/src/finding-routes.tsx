// The pages on which people look for drugs, medical centres and doctors: a line each.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readCentresSearch } from '@vizit/parts/finding/centres-search'
import { readDoctorsSearch } from '@vizit/parts/finding/doctors-list/doctors-search'
import { readCentreTab, readTab } from '@vizit/parts/finding/read-tab'
import { saying } from '@vizit/parts/words/saying'
import { pageOf } from './shell/page-of.tsx'
import { wordsFor } from './shell/words-for.ts'

export function findingRoutes(frame: AnyRoute) {
  const getParentRoute = () => frame
  const drugsLayout = createRoute({
    getParentRoute,
    id: 'drugs-layout',
    component: wordsFor('drugs', 'lists', 'map')
  })
  // What is looked for stands behind the #: it tells of a person's health.
  const drugs = createRoute({
    getParentRoute: () => drugsLayout,
    path: '/drugs',
    component: lazyRouteComponent(() => import('@vizit/parts/drugs/drugs-screen.tsx'), 'DrugsScreen')
  })
  const drug = createRoute({
    getParentRoute: () => drugsLayout,
    path: '/drugs/card',
    component: lazyRouteComponent(() => import('@vizit/parts/drugs/drug-screen.tsx'), 'DrugScreen')
  })

  const drugSettings = createRoute({
    getParentRoute: () => drugsLayout,
    path: '/drugs/settings',
    component: lazyRouteComponent(() => import('@vizit/parts/drugs/drug-settings-screen.tsx'), 'DrugSettingsScreen')
  })

  const findingLayout = createRoute({
    getParentRoute,
    id: 'finding-layout',
    component: lazyRouteComponent(
      saying(['booking', 'favourites', 'finding', 'lists', 'map', 'reviews'], () => import('./finding/finding-layout.tsx')),
      'FindingLayout'
    )
  })
  const centres = createRoute({
    getParentRoute: () => findingLayout,
    path: '/centres',
    validateSearch: readCentresSearch,
    component: pageOf(() => import('@vizit/parts/finding/centres-screen.tsx'), 'CentresScreen', readCentresSearch)
  })
  const centre = createRoute({
    getParentRoute: () => findingLayout,
    path: '/centre/$centreId',
    validateSearch: readCentreTab,
    component: pageOf(
      () => import('@vizit/parts/finding/centre-screen.tsx'),
      'CentreScreen',
      (search, { centreId }) => ({ centreId, ...readCentreTab(search) })
    )
  })
  const centreRecord = createRoute({
    getParentRoute: () => findingLayout,
    path: '/centre/$centreId/record',
    validateSearch: readServiceId,
    component: pageOf(
      () => import('@vizit/parts/finding/centre-record-screen.tsx'),
      'CentreRecordScreen',
      (search, { centreId }) => ({ centreId, ...readServiceId(search) })
    )
  })
  const branch = createRoute({
    getParentRoute: () => findingLayout,
    path: '/branch/$branchId',
    component: pageOf(
      () => import('@vizit/parts/finding/branch-screen.tsx'),
      'BranchScreen',
      (_, { branchId }) => ({ branchId })
    )
  })
  const doctor = createRoute({
    getParentRoute: () => findingLayout,
    path: '/doctor/$doctorId',
    validateSearch: readTab,
    component: pageOf(
      () => import('@vizit/parts/finding/doctor-screen.tsx'),
      'DoctorScreen',
      (search, { doctorId }) => ({ doctorId, ...readTab(search) })
    )
  })

  const doctorsLayout = createRoute({
    getParentRoute,
    id: 'doctors-list-layout',
    component: wordsFor('directory', 'doctorsList', 'filters', 'findAnything', 'finding', 'lists')
  })
  const doctorsList = createRoute({
    getParentRoute: () => doctorsLayout,
    path: '/doctors-list',
    validateSearch: readDoctorsSearch,
    component: pageOf(() => import('@vizit/parts/finding/doctors-list/doctor-list-screen.tsx'), 'DoctorListScreen', readDoctorsSearch)
  })

  return [
    drugsLayout.addChildren([drugs, drug, drugSettings]),
    findingLayout.addChildren([centres, centre, centreRecord, branch, doctor]),
    doctorsLayout.addChildren([doctorsList]),
    ...directoryRoutes(frame)
  ] as const
}

function readServiceId({ serviceId }: Record<string, unknown>): { serviceId?: string } {
  const text = typeof serviceId === 'string' || typeof serviceId === 'number' ? String(serviceId) : ''
  return /^[1-9]\d{0,9}$/.test(text) ? { serviceId: text } : {}
}

/** Where anybody walks from towns to specialities to doctors, and from services to centres (0075): which page it is, is read in their own file. */
function directoryRoutes(frame: AnyRoute) {
  const load = saying(['directory'], () => import('./finding/directory.tsx'))
  const getParentRoute = () => frame
  const doctors = lazyRouteComponent(load, 'DoctorsPages')
  const services = lazyRouteComponent(load, 'ServicesPages')
  return [
    createRoute({ getParentRoute, path: '/doctors', component: doctors }),
    createRoute({ getParentRoute, path: '/doctors/$', component: doctors }),
    createRoute({ getParentRoute, path: '/services', component: services }),
    createRoute({ getParentRoute, path: '/services/$', component: services })
  ] as const
}

/** [1.33] The medicine chest, under the pages of the signed-in. */
export function chestRoutes<P extends AnyRoute>(parent: P) {
  const drugsLayout = createRoute({
    getParentRoute: () => parent,
    id: 'chest-layout',
    component: wordsFor('drugs', 'lists', 'map')
  })
  const chest = createRoute({
    getParentRoute: () => drugsLayout,
    path: '/drugs/chest',
    component: lazyRouteComponent(() => import('@vizit/parts/drugs/chest-screen.tsx'), 'ChestScreen')
  })
  return [drugsLayout.addChildren([chest])] as const
}

/** What was prescribed at a visit, under the pages of visits. */
export function visitDrugsRoutes<P extends AnyRoute>(parent: P) {
  const drugsLayout = createRoute({
    getParentRoute: () => parent,
    id: 'visit-drugs-layout',
    component: wordsFor('drugs', 'lists', 'map')
  })
  const visitDrugs = createRoute({
    getParentRoute: () => drugsLayout,
    path: '/visits/$orderId/drugs',
    component: pageOf(
      () => import('@vizit/parts/drugs/visit-drugs-screen.tsx'),
      'VisitDrugsScreen',
      (_, { orderId }) => ({ orderId })
    )
  })
  return [drugsLayout.addChildren([visitDrugs])] as const
}
