import { serverBuild } from '../../packages/pages/for-browsers/server-build.ts'

export default serverBuild(import.meta.dirname)
