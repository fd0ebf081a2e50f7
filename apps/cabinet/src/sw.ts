// The worker of the cabinet.
import { keepFace } from '@vizit/pages/install/face-worker'
import type { Manifest } from '@vizit/pages/install/kept-files'

/** What is used of a worker's own world, which the types of pages do not know. */
declare const self: { __WB_MANIFEST: Manifest }

keepFace({
  face: 'cabinet',
  // oxlint-disable-next-line no-underscore-dangle -- the build looks for this very name
  manifest: self.__WB_MANIFEST,
  start: '/visits',
  notPages: [
    /^\/desk\//,
    /^\/app\//,
    // In frames of other sites they come with a policy of their own: from the server alone.
    /^\/embed\//,
    /^\/demo\//,
    // Drawn by the server, the same for everybody.
    /^\/(doctor|centre|branch|en|be)\//,
    /^\/(doctors|services)(\/|$)/
  ]
})
