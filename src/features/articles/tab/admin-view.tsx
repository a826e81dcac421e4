export function Formatted({ html }: { html: string }) {
  return (
    <div
      className="prose rich-text max-h-96 overflow-y-auto text-sm"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from our editor, or sanitised by the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
