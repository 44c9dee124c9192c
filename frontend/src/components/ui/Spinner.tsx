export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner" role="status">
      <span className="spinner large" aria-hidden="true" />
      <span className="visually-hidden">Loading...</span>
    </div>
  );
}
