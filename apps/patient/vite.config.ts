import { faceBuild } from '../../packages/pages/for-browsers/face-build.ts'
import { chunkOf } from './chunks.ts'

export default faceBuild({
  root: import.meta.dirname,
  chunkOf,
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
      globPatterns: ['index.html', 'assets/{index,frame,words-en,words-be}-???????.{js,css}', 'assets/*.woff2']
    }
  }
})
