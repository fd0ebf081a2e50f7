/** A tooth, drawn like the other icons. */
export function ToothIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 5.5C10.6 4.6 9.2 4 7.6 4 5.1 4 3.5 6 3.5 8.5c0 3.9 2 4.6 2.5 8 .3 2.1.7 4 2 4s1.6-2.4 2-4.4c.3-1.3.9-2.1 2-2.1s1.7.8 2 2.1c.4 2 .7 4.4 2 4.4s1.7-1.9 2-4c.5-3.4 2.5-4.1 2.5-8C20.5 6 18.9 4 16.4 4 14.8 4 13.4 4.6 12 5.5z" />
    </svg>
  )
}
