// The report of a run does not say in which project a test ran; a suite that faces share counts for the face that its project is named for.
import { beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    project?: string
  }
}

beforeEach(({ task }) => {
  task.meta.project = task.file.projectName
})
