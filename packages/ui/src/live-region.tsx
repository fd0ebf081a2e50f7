/** Speaks `text` when it changes. Keep it mounted and empty until there is something to say. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <div className="visually-hidden" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {text}
    </div>
  )
}
