// How often a page that waits for a letter to be opened asks the server.

/** [4.19] [9.27] milliseconds */
export const FIRST_POLL_MS = 500
export const NEXT_POLL_MS = 5_000

/**
 * Asks after 500 ms and then every 5000 ms until `ask` says 'over'; an answer that is late puts the next question off. Gives what ends it earlier.
 */
export function startEmailPoll(ask: () => Promise<'waiting' | 'over'>): () => void {
  let isLeft = false
  let timer = setTimeout(() => void askOnce(), FIRST_POLL_MS)
  async function askOnce() {
    const answer = await ask()
    if (answer === 'waiting' && !isLeft) timer = setTimeout(() => void askOnce(), NEXT_POLL_MS)
  }
  return () => {
    isLeft = true
    clearTimeout(timer)
  }
}
