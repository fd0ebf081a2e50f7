// After the run the servers of the pages end, before their database does.
export const END_OF_RUN = 'end-of-run'

export default function setup(): () => Promise<void> {
  return async () => {
    const ended: Promise<unknown>[] = []
    ;(process as NodeJS.EventEmitter).emit(END_OF_RUN, ended)
    await Promise.all(ended)
  }
}
