// Prints the tool list that is committed as mcp-tools.json:
// node src/mcp/tools/print-tool-list.ts > mcp-tools.json && npx biome format --write mcp-tools.json

import { describeTools } from './create-tools.ts'

process.stdout.write(`${JSON.stringify({ tools: describeTools() }, null, 2)}\n`)
