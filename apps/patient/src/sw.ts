// The worker of the patient app.
import { keepFace } from '@vizit/pages/install/face-worker'
import type { Manifest } from '@vizit/pages/install/kept-files'

/** What is used of a worker's own world, which the types of pages do not know. */
declare const self: { __WB_MANIFEST: Manifest }

keepFace({
  face: 'patient',
  // oxlint-disable-next-line no-underscore-dangle -- the build looks for this very name
  manifest: self.__WB_MANIFEST,
  start: '/visits',
  notPages: []
})
