export function PreviewNote() {
  return (
    <p
      lang="id"
      className="fixed inset-x-0 bottom-0 z-50 bg-ink px-4 py-3 text-center text-sm font-semibold text-paper print:hidden"
    >
      Pratinjau dengan draf: pengunjung belum melihatnya.{' '}
      <a className="underline" href="/admin/cms">
        Kembali ke editor
      </a>
    </p>
  );
}
