import { faceBuild } from '../../packages/pages/for-browsers/face-build.ts'
import { chunkOf, drawnStart } from './chunks.ts'

export default faceBuild({
  root: import.meta.dirname,
  chunkOf,
  plugins: [drawnStart],
  installed: {
    manifest: {
      name: 'Визит',
      description: 'Врачи, центры, лекарства, визиты семьи и результаты.',
      shortcuts: [
        { name: 'Мои визиты', url: '/visits' },
        { name: 'Врачи', url: '/timeslot' }
      ]
    },
    injectManifest: {
      // A start without a connection opens pages that were never opened before, in any language: all are kept but the parts that are of no use then, or are heavy.
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
      globIgnores: ['assets/{pdf,opened-map,human,work-out-human,pseudo,scan}*']
    }
  }
})
