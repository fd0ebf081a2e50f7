import type { Area } from './gallery.ts'
export function writePages(_folder: string, _areas: readonly Area[]): void {}
