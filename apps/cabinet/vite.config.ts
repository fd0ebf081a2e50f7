import { faceBuild } from '../../packages/pages/for-browsers/face-build.ts'
import { earlyFiles, makeChunkOf } from './chunks.ts'

export default faceBuild({
  root: import.meta.dirname,
  chunkOf: makeChunkOf(),
  plugins: [earlyFiles],
  // Words stand alone: what their file needs is there before anybody says them.
  preloaded: (file, needed) => (/-words-|messages\.ru-/.test(file) ? [] : needed),
  installed: {
    manifest: {
      name: 'Визит: личный кабинет',
      description: 'Запись к врачу, визиты семьи и результаты анализов.',
      shortcuts: [
        { name: 'Мои визиты', url: '/visits' },
        { name: 'Записаться к врачу', url: '/timeslot' }
      ]
    },
    injectManifest: {
      globPatterns: ['index.html', 'assets/{first,index,frame}-*.{js,css}', 'assets/*.woff2']
    }
  }
})
