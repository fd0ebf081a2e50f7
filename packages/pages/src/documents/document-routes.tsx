// The pages of documents of identity, a line each, for a face that has them: under the pages of the signed-in.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { saying } from '@vizit/parts/words/saying'
import { pageOf } from '../shell/page-of.tsx'

export function documentRoutes<P extends AnyRoute>(parent: P) {
  const layout = createRoute({
    getParentRoute: () => parent,
    id: 'documents-layout',
    component: lazyRouteComponent(
      saying(['documents', 'pictures'], () => import('./documents-layout.tsx')),
      'DocumentsLayout'
    )
  })
  const documents = createRoute({
    getParentRoute: () => layout,
    path: '/documents',
    component: lazyRouteComponent(() => import('@vizit/parts/documents/documents-screen.tsx'), 'DocumentsScreen')
  })
  const add = createRoute({
    getParentRoute: () => layout,
    path: '/documents/add',
    component: lazyRouteComponent(() => import('@vizit/parts/documents/form-screens.tsx'), 'AddDocumentScreen')
  })
  const view = createRoute({
    getParentRoute: () => layout,
    path: '/documents/$documentId',
    component: pageOf(
      () => import('@vizit/parts/documents/view-screen.tsx'),
      'DocumentViewScreen',
      (_, { documentId }) => ({ documentId })
    )
  })
  const edit = createRoute({
    getParentRoute: () => layout,
    path: '/documents/$documentId/edit',
    component: pageOf(
      () => import('@vizit/parts/documents/form-screens.tsx'),
      'EditDocumentScreen',
      (_, { documentId }) => ({ documentId })
    )
  })
  return [layout.addChildren([documents, add, view, edit])] as const
}
