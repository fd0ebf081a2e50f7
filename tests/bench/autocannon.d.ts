// The part of autocannon that the benchmarks use; the package brings no types.
declare module 'autocannon' {
  export type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  export type Settings = {
    url: string
    connections: number
    duration: number
    requests?: (Asked & { setupRequest?: (asked: Asked) => Asked })[]
  }
  export type Result = {
    requests: { total: number; average: number }
    latency: { p50: number; p99: number; max: number }
    duration: number
    non2xx: number
    errors: number
    timeouts: number
    '2xx': number
  }
  export default function autocannon(settings: Settings): Promise<Result>
}
