import { sizesOf } from './size.bench.ts'
const s: any = sizesOf('/tmp/next/apps/cabinet/dist')
console.log(JSON.stringify(s, null, 1).slice(0, 4000))
