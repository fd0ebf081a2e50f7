export const root: string
export const pinnedNode: string
export function pinnedEnv(extra?: Record<string, string>): Record<string, string>
export function run(
  command: string,
  args: string[],
  options?: { cwd?: string; env?: Record<string, string>; quiet?: boolean }
): Promise<{ code: number; output: string }>
export function become(command: string, args: string[], options?: { cwd?: string; env?: Record<string, string> }): void
export function isMain(url: string): boolean
