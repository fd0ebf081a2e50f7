import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The workshop of the components: node_modules/.bin/vite packages/ui/workshop
export default defineConfig({ root: import.meta.dirname, plugins: [react()] })
