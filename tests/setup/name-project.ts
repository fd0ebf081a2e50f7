// The report of a run does not say in which project a test ran (a suite that faces share counts for the face that its project is named for), and of an
// error that the driver of the browser made it has the stack alone, which does not say what was wrong.
import { afterEach, beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    project?: string
    /** What the errors of a failed test say, and what the page showed. */
    said?: string
  }
}

beforeEach(({ task }) => {
  task.meta.project = task.file.projectName
})

afterEach(({ task }) => {
  const said = task.result?.errors?.map(({ message }) => message) ?? []
  if (said.length > 0) task.meta.said = [...said, task.meta.said ?? ''].join('\n')
})
